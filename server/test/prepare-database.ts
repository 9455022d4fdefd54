import { prepareTemplate } from './database.ts'

/** Once, so that the tests do not all make the same database at the same time. */
export async function setup(): Promise<void> {
  await prepareTemplate()
}
