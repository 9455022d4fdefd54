import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Following, hear, startFollowing } from './follow-speech.ts'
import { spokenWords } from './spoken-words.ts'

const scattered =
  'well not everybody can say that only one or two that I know of and I have met all of them twice did you ever hear what the dog ate last night it was all my cheese such a really good big one and then a sock'

const sock = 'Forty years I defused bombs, Kevin. Not one of them ever ate my good sock.'

function say(speech: string, ...settled: readonly string[]): Following {
  return settled.reduce(
    (before, one) => hear(before, { settled: one, unsettled: '' }),
    startFollowing(speech),
  )
}

describe('a speech is said', () => {
  test.each([
    ['as it is written', sock, sock],
    ['a number written otherwise', sock, '40 years I defused bombs Kevin not 1 of them ever ate my good sock'],
    ['with contractions opened', 'I can’t. They’re here, aren’t they?', 'i cannot they are here are not they'],
    ['with contractions made', 'I can not. They are here.', "i can't they're here"],
    ['with a stutter', sock, 'forty forty years I I I defused de bombs kevin not one of of them ever ate my good sock'],
    ['with fillers', sock, 'forty years um I uh defused bombs kevin er not one of them ever ate my good um sock'],
    ['with a sentence begun again', sock, 'forty years I forty years I defused bombs Kevin not one of them ever ate my good sock'],
    ['with words misheard', sock, '14 years I diffused bombs Kevin not one of them have her eight my good socks'],
    ['with words left out', sock, 'forty years defused bombs not one of them ate my good sock'],
    ['with others talking between', sock, 'forty years I defused bombs Kevin can somebody pass the crisps please thanks not one of them ever ate my good sock'],
    ['after a lot of talk', sock, `wait who is reading this is it me it is me right okay here goes ${sock}`],
    ['with a hesitation at every word', sock, spokenWords(sock).join(' um uh er um uh er um uh ')],
    ['of one word', 'No.', 'no'],
    ['of one word, in a sentence', 'Sock!', 'well I suppose sock'],
    ['of two little words', 'Oh no.', 'oh no'],
    ['that repeats itself', 'No, no, no, no, no.', 'no no no no no'],
    ['that counts down', 'Five! Four! Three! Two! One!', '54321'],
    ['without spaces', '寿司を食べたい', '寿司を食べたい'],
    ['with its first words lost', sock, 'I defused bombs Kevin not one of them ever ate my good sock'],
  ])('%s', (_, speech, heard) => {
    expect(say(speech, heard)).toMatchObject({ portion: 1, isSaid: true })
  }) // prettier-ignore
})

describe('a speech is not said', () => {
  test.each([
    ['by silence', sock, ''],
    ['by its first half', sock, 'forty years I defused bombs Kevin'],
    ['without its last words', sock, 'forty years I defused bombs Kevin not one of them ever'],
    ['before its last word', sock, 'forty years I defused bombs Kevin not one of them ever ate my good'],
    ['by its last words alone', sock, 'ate my good sock'],
    ['by the end of a short one', 'You would not believe what the count keeps under that bed.', 'keeps under that bed'],
    ['by other words', sock, 'madam the sock is a hostage I want snacks and a helicopter and a receipt for both of them'],
    ['by talk in the room', sock, 'can you pass the crisps no not those the other ones I ate all of them they were my good ones honestly ever since'],
    ['by its first half, and talk that has the others here and there', sock, `forty years I defused bombs Kevin ${scattered}`],
    ['by a good beginning, and talk that has the rest here and there', `${sock} ${sock} ${sock}`, `${sock} ${sock} ${spokenWords(sock).join(' right there you see ')}`],
    ['by little words', sock, 'i i one of them my not of them i'],
    ['by one other word', 'No.', 'yes'],
    ['by half a name', 'Kevin.', 'kettle'],
  ])('%s', (_, speech, heard) => {
    expect(say(speech, heard).isSaid).toBe(false)
  }) // prettier-ignore

  test.each([
    ['other words', 'madam the sock is a hostage I want snacks and a helicopter'],
    ['little words, one at a time', 'i then not so my you of and them but one'],
    ['one telling word', 'well forty'],
    ['two words from further on', 'well bombs kevin'],
    ['a word from far on', 'hostage sock blanket'],
  ])('%s do not move the reader at all', (_, heard) => {
    expect(say(sock, heard).portion).toBe(0)
  })
})

test('every second word misheard, it still leads on', () => {
  expect(say(sock, 'forty pigs I wobbled bombs table not tree of fish ever cow my purple sock').portion).toBe(
    1,
  )
})

describe('it is nearly said, and over if nothing more comes,', () => {
  test.each([
    ['when its last word is missing', sock, 'forty years I defused bombs Kevin not one of them ever ate my good', true],
    ['when its last word is another', sock, 'forty years I defused bombs Kevin not one of them ever ate my good shoe', true],
    ['when much of it was left out', sock, 'forty years not one of my good sock', true],
    ['but not when more is missing', sock, 'forty years I defused bombs Kevin not one of them ever ate', false],
    ['nor when a short one lacks its last word', 'I love you', 'I love', false],
    ['and from the start when there is nothing to say', '…', '', true],
  ])('%s', (_, speech, heard, isNearlySaid) => {
    expect(say(speech, heard)).toMatchObject({ isNearlySaid, isSaid: false })
  }) // prettier-ignore
})

describe('what is not settled yet', () => {
  test('counts at once, and going back on it does not lead back', () => {
    const first = hear(startFollowing(sock), { settled: '', unsettled: 'forty years I defused' })
    expect(first.portion).toBeGreaterThan(0.2)
    const revised = hear(first, { settled: '', unsettled: 'four tears' })
    expect(revised.portion).toBe(first.portion)
    const settled = hear(revised, { settled: 'forty years I defused bombs Kevin', unsettled: '' })
    expect(settled.portion).toBeGreaterThan(first.portion)
    expect(hear(settled, { settled: 'not one of them ever ate my good sock', unsettled: '' }).isSaid).toBe(
      true,
    )
  })

  test('is not heard twice when it grows', () => {
    const words = spokenWords(sock)
    let following = startFollowing(sock)
    for (let n = 1; n < words.length; n++) {
      following = hear(following, { settled: '', unsettled: words.slice(0, n).join(' ') })
      expect(following.isSaid).toBe(false)
    }
    expect(hear(following, { settled: sock, unsettled: '' }).isSaid).toBe(true)
  })

  test('belongs to the speech that it ended, and not to the next', () => {
    const first = hear(startFollowing('No, Kevin, no.'), { settled: '', unsettled: 'no kevin no yes' })
    expect(first.isSaid).toBe(true)
    const next = startFollowing('No.', first)
    const same = hear(next, { settled: '', unsettled: 'no kevin no yes' })
    expect(same.isSaid).toBe(false)
    const settled = hear(same, { settled: 'no kevin no', unsettled: '' })
    expect(settled.isSaid).toBe(false)
    expect(hear(settled, { settled: 'no', unsettled: '' }).isSaid).toBe(true)
  })

  test('counts for the next speech where it goes on', () => {
    const first = hear(startFollowing('Who ate it?'), { settled: '', unsettled: 'who ate it the count' })
    const next = hear(startFollowing('The count.', first), { settled: 'who ate it the count', unsettled: '' })
    expect(next.isSaid).toBe(true)
  })
})

const word = fc.constantFrom(
  ...'the count ate my good sock you and forty no it never bombs laundromat'.split(' '),
)
const speech = fc.array(word, { minLength: 1, maxLength: 40 })

test('a speech is said by its words, whatever they are', () => {
  fc.assert(
    fc.property(speech, (words) => {
      expect(say(words.join(' '), words.join(' '))).toMatchObject({ portion: 1, isSaid: true })
    }),
  )
})

test('in how many pieces settled words come makes no difference', () => {
  fc.assert(
    fc.property(speech, fc.array(fc.array(word)), (words, pieces) => {
      const texts = pieces.map((piece) => piece.join(' '))
      expect(say(words.join(' '), ...texts)).toEqual(say(words.join(' '), texts.join(' ')))
    }),
  )
})

test('it never goes back, whatever is heard and taken back', () => {
  const heard = fc.record({ settled: fc.array(word), unsettled: fc.array(word) })
  fc.assert(
    fc.property(speech, fc.array(heard), (words, all) => {
      let before = startFollowing(words.join(' '))
      for (const { settled, unsettled } of all) {
        const after = hear(before, { settled: settled.join(' '), unsettled: unsettled.join(' ') })
        expect(after.portion).toBeGreaterThanOrEqual(before.portion)
        expect(after.trace.at).toBeGreaterThanOrEqual(before.trace.at)
        expect(Number(after.isSaid)).toBeGreaterThanOrEqual(Number(before.isSaid))
        before = after
      }
    }),
  )
})

test('words that are not in the speech never move it', () => {
  const others = fc.array(fc.constantFrom('grandma', 'helicopter', 'snacks', 'why', 'so', 'we'))
  fc.assert(
    fc.property(speech, others, (words, noise) => {
      expect(say(words.join(' '), noise.join(' ')).portion).toBe(0)
    }),
  )
})

test('a word of noise now and then does not keep a reader from the end', () => {
  const noisy = fc.array(fc.tuple(word, fc.nat({ max: 5 })), { minLength: 5, maxLength: 40 })
  fc.assert(
    fc.property(noisy, (words) => {
      const heard = words.flatMap(([one, chance], n) => (chance === 0 && n > 0 ? ['helicopter', one] : [one]))
      const following = say(words.map(([one]) => one).join(' '), heard.join(' '))
      expect(following.isSaid || following.isNearlySaid).toBe(true)
    }),
  )
})

test('eight times as much takes about eight times as long', () => {
  const long = `${sock} `.repeat(400)
  const measure = (times: number) => {
    const from = performance.now()
    hear(startFollowing(long.repeat(times)), { settled: long.repeat(times), unsettled: '' })
    return performance.now() - from
  }
  let growth = Infinity
  for (let attempt = 0; attempt < 5 && growth >= 24; attempt++) growth = measure(8) / Math.max(measure(1), 2)
  expect(growth).toBeLessThan(24)
})
