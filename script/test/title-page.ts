import { type TitlePage } from '../paper/screenplay.ts'

export const sampleTitlePage: TitlePage = {
  title: 'The Rinse',
  writers: ['The house writer'],
  cards: ['Grandma Dynamite', 'Bake or Break', 'A Lighthouse'],
  rating: 'Family Friendly',
  parts: [
    { name: 'KEVIN', readers: ['Bo', 'Ada'] },
    { name: 'GRANDMA DYNAMITE', readers: [] },
  ],
  date: '2026-11-21',
}
