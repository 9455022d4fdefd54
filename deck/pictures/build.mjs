// Draws every card into web/public/cards and shrinks the art into web/public/art: `npm run deck`. Results are
// committed.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { creatures } from './characters-creatures.mjs'
import { people } from './characters-people.mjs'
import { makePicture, shrink } from './picture.mjs'
import { programs } from './programs.mjs'
import { indoors } from './settings-indoors.mjs'
import { outdoors } from './settings-outdoors.mjs'

const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const drawings = {
  characters: { ...people, ...creatures },
  programs,
  settings: { ...indoors, ...outdoors },
}

const { deck } = (await runnerImport(inProject('deck/deck.ts'), { configFile: false })).module
await empty('web/public/cards')
await empty('web/public/art')
for (const category of Object.keys(deck)) await drawCards(deck[category], drawings[category])
for (const file of await readdir(inProject('deck/art'))) await shrinkArt(file, `art/${file}`)
await shrinkArt('mark.svg', 'favicon.svg')

async function empty(folder) {
  await rm(inProject(folder), { recursive: true, force: true })
  await mkdir(inProject(folder), { recursive: true })
}

async function drawCards(cards, layers) {
  const unknown = Object.keys(layers).filter((id) => !cards.some((card) => card.id === id))
  if (unknown.length > 0) throw new Error(`Drawings without a card: ${unknown.join(', ')}`)
  for (const { id, name, image_url } of cards) {
    if (!layers[id]) throw new Error(`No drawing for "${name}" (${id})`)
    await writeFile(inProject(`web/public${image_url}`), makePicture(layers[id].join(''), name, id))
  }
}

async function shrinkArt(file, to) {
  const art = await readFile(inProject(`deck/art/${file}`), 'utf8')
  await writeFile(inProject(`web/public/${to}`), shrink(art, file.replace('.svg', '')))
}
