import { type World } from '../world.ts'

/** From now on the link leads nowhere. Taking it back twice does no harm. */
export async function unshareScript({ shares }: Pick<World, 'shares'>, scriptId: string): Promise<void> {
  await shares.unshare(scriptId)
}
