export type RoomSource =
  | { readonly kind: 'game'; readonly port: number }
  | { readonly kind: 'socket.io' | 'colyseus'; readonly port: number }

/** What a device heard: the room stands at a step; so many laughs have been counted. */
export type Heard = { at(step: number): void; laughs(count: number): void }

/** A room whose devices are connected. */
export type Table = {
  /** Where the room stood when it was opened. */
  readonly at: number
  advance(from: number): void
  /** A tap. */
  laugh(device: number): void
  /** The device's connection is cut and opened again; resolves when it knows where the room stands. */
  wake(device: number): Promise<void>
  /**
   * Goes on to where the room is asked; then every device but the first taps, all within three seconds. Each answer is
   * told with what it took, in milliseconds. Resolves to how many taps the room has counted.
   */
  tapTwists(answered: (ms: number) => void): Promise<number>
}

export type OpenTable = (
  source: RoomSource,
  devices: number,
  hearing: {
    readonly heard: (device: number) => Heard
    /** The device sends the oldest of its laughs that it has not sent, so many. */
    readonly sends: (device: number, laughs: number) => void
  },
) => Promise<Table>

/** Steps and sums in the bytes of a stream. */
export function hearBytes(heard: Heard): (text: string) => void {
  return (text) => {
    for (const [, at] of text.matchAll(/\\?"is\\?":\\?"performing\\?",\\?"at\\?":(\d+)/g))
      heard.at(Number(at))
    for (const [, count] of text.matchAll(/\\?"line\\?":\d+,\\?"count\\?":(\d+)/g))
      heard.laughs(Number(count))
  }
}
