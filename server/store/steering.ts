import { and, eq, sql } from 'drizzle-orm'
import { type Steering } from '../../comedy/steering.ts'
import { type Twist } from '../../game/room/show/twists.ts'
import { type Database } from './database.ts'
import { chapters, type SteeringNote } from './schema.ts'

export type SteeringStore = ReturnType<typeof createSteeringStore>

/** What an audience gives the acts of a chapter. Of an act the first choice stands, and the first laughs. */
export function createSteeringStore({ orm }: Pick<Database, 'orm'>) {
  return {
    read,

    /** Whether it is the first choice for this act. */
    async decide(scriptId: string, n: number, act: number, twist: Twist | null): Promise<boolean> {
      return (await note(scriptId, n, { act, twist }, { act })).length > 0
    },

    /** Answers what stands from now on. */
    async keep(scriptId: string, n: number, steering: Steering): Promise<Steering> {
      const { act } = steering
      const [kept] = await note(scriptId, n, steering, { act, laughed: [] })
      return wholeOf(kept?.notes ?? (await read(scriptId, n))).find((one) => one.act === act) ?? steering
    },
  }

  async function read(scriptId: string, n: number): Promise<readonly SteeringNote[]> {
    const [chapter] = await orm
      .select({ notes: chapters.steering })
      .from(chapters)
      .where(and(eq(chapters.scriptId, scriptId), eq(chapters.n, n)))
    return chapter?.notes ?? []
  }

  /** In JSON any list contains an empty one: `unless` with empty laughs stands for any. */
  function note(scriptId: string, n: number, noted: SteeringNote, unless: object) {
    const more = sql`${chapters.steering} || ${JSON.stringify([noted])}::jsonb`
    const isNoted = sql`${chapters.steering} @> ${JSON.stringify([unless])}::jsonb`
    return orm
      .update(chapters)
      .set({ steering: more })
      .where(and(eq(chapters.scriptId, scriptId), eq(chapters.n, n), sql`not ${isNoted}`))
      .returning({ notes: chapters.steering })
  }
}

/** By which acts may be written. */
export function wholeOf(notes: readonly SteeringNote[]): Steering[] {
  return notes.flatMap(({ act, twist, laughed }) => (laughed ? [{ act, twist, laughed }] : []))
}
