import { describe, expect, test } from 'vitest'
import { deck } from '../../deck/deck.ts'
import { drawFace } from './draw-face.ts'
import { facesOf } from './face.ts'

const pictureOf = (name: string) => JSON.stringify(facesOf([name]).map(drawFace))

describe('faces', () => {
  test('are the same for the same name, however it is written', () => {
    expect(pictureOf('Nurse Pam')).toBe(pictureOf('NURSE PAM'))
    expect(pictureOf('The Ghost')).toBe(pictureOf('GHOST'))
  })

  test('of a hundred names are a hundred, of at least fifteen heads of hair and hats', () => {
    const names = Array.from({ length: 100 }, (_, n) => `Part ${n}`)
    expect(new Set(names.map(pictureOf)).size).toBe(100)
    expect(new Set(names.map((name) => facesOf([name])[0]?.kind)).size).toBeGreaterThanOrEqual(15)
  })

  test.each(deck.programs.map(({ name, cast }) => [name, cast] as const))(
    'in the cast of %s differ by hair or hat',
    (_name, cast) => {
      const kinds = facesOf([...cast, 'Grandma Dynamite']).map(({ kind }) => kind)
      expect(new Set(kinds).size).toBe(cast.length + 1)
    },
  )

  test('of two parts called alike differ', () => {
    const [one, two] = facesOf(['Dee', 'DEE']).map((face) => JSON.stringify(drawFace(face)))
    expect(one).not.toBe(two)
  })

  test('of aunts have no beard, and grandmothers have white hair', () => {
    const aunts = Array.from({ length: 30 }, (_, n) => `Aunt ${n}`)
    expect(aunts.flatMap((name) => facesOf([name])).every(({ beard }) => beard === 0)).toBe(true)
    expect(new Set(['Grandma Jo', 'Granny', 'Old Tom'].map((name) => facesOf([name])[0]?.hair)).size).toBe(1)
  })
})
