/** What a character's flaw does to the prop, and in the end to the machine. Guide: docs/writing-cards.md. */
export const effects = ['noise', 'lost', 'stuck', 'mixed', 'mess'] as const
export type Effect = (typeof effects)[number]

/** What a hiding place does to whatever was put into it. */
export const changes = ['hot', 'cold', 'small', 'bitten', 'wet', 'sticky'] as const
export type Change = (typeof changes)[number]
