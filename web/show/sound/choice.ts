import { createKeptStore } from '../../ui/kept-store.ts'

/** Off until somebody asks, then so on this device. */
export const soundChoice = createKeptStore('show:sound', (kept) => kept === true)
