import { prepareTemplate } from './database.ts'

/** Runs once before the tests of the server, so that they do not all make the same database at the same time. */
export async function setup(): Promise<void> {
  await prepareTemplate()
}
