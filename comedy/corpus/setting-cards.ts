export { submarineKaraokeBar } from './settings/submarine-karaoke-bar.ts'
