import { type TitlePage } from '../paper/screenplay.ts'

export const sampleTitlePage: TitlePage = {
  title: 'The Rinse',
  writers: ['The house writer'],
  cards: ['Grandma Dynamite', 'Bake or Break', 'A Lighthouse'],
  rating: 'Family Friendly',
  premise: [
    'A dinner must be saved while nobody may laugh.',
    'KEVIN wants a spoon.',
    'GRANDMA DYNAMITE wants quiet.',
  ],
  parts: [
    { name: 'KEVIN', readers: ['Bo', 'Ada'] },
    { name: 'GRANDMA DYNAMITE', readers: [] },
  ],
  date: '2026-11-21',
}
