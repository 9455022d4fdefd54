import { describe, expect, test } from 'vitest'
import { voices } from '../corpus/voices.ts'
import { speakInVoice } from './voice.ts'

const say = (id: string, template: string, mayAdd = false) => {
  const voice = voices.find((found) => found.id === id)
  if (voice === undefined) throw new Error(`No voice ${id}`)
  return speakInVoice(template, voice, { mayAdd, wording: 0, chance: 0 })
}

describe('a voice', () => {
  test.each([
    ['formal', "I don't know what it's for. Don't you?", "I do not know what it is for. Don't you?"],
    ['formal', "We can't. He's been here.", 'We cannot. He has been here.'],
    ['clipped', 'I have a plan.', 'A plan.'],
    ['clipped', 'I have to leave.', 'Have to leave.'],
    ['clipped', 'I am the duck.', "I'm the duck."],
    ['clipped', 'It is broken. We need {a:tool}.', 'Broken. We need {a:tool}.'],
    ['clipped', 'That is {thing}, I fear.', '{thing}, I fear.'],
    ['clipped', 'I do.', 'I do.'],
    ['clipped', 'I refuse! I am busy.', "I refuse! I'm busy."],
    ['clipped', 'We take turns.', 'We take turns.'],
    ['clipped', 'You are standing on it.', "You're standing on it."],
    ['clipped', 'That is what is odd.', "That's what's odd."],
    ['doubtful', 'It is broken.', "It's broken, isn't it?"],
    ['doubtful', 'We are lost.', "We're lost, aren't we?"],
    ['doubtful', 'It is not broken.', "It isn't broken."],
    ['official', 'I have no idea.', 'I have no visibility.'],
    ['official', 'An idea and a problem.', 'An initiative and a challenge.'],
    ['official', 'We must talk to the duke.', 'We must touch base with the duke.'],
    ['official', 'Mind the {plan} and the planet.', 'Mind the {plan} and the planet.'],
    ['dramatic', 'It is late. Well... go.', "It's late! Well... go!"],
    ['cheerful', 'I am here. There it is.', "I'm here. There it is."],
    ['gloomy', 'The floor there is wet.', 'The floor there is wet.'],
    ['cautious', 'It is a small goat.', 'It is, strictly speaking, a small goat.'],
    ['cautious', 'I have a cousin in Peru.', 'I have, strictly speaking, a cousin in Peru.'],
    ['cautious', 'There is no way out.', 'There is, technically, no way out.'],
    ['cautious', 'That is {the:thing}, I fear.', 'That is, on paper, {the:thing}, I fear.'],
    ['cautious', 'I have it here with me.', 'I have it here with me.'],
    ['cautious', 'We are to blame for it.', "We're to blame for it."],
    ['cautious', 'It is late.', "It's late."],
    ['cautious', 'It is a goat. It is a boat.', "It's a goat. It's a boat."],
    ['cautious', 'Is it a small goat?', 'Is it a small goat?'],
    ['incredulous', 'Somebody sat on my hat.', 'Somebody sat on my hat. My hat.'],
    ['incredulous', 'We have sold them {the:thing}.', 'We have sold them {the:thing}. {the:thing}.'],
    ['incredulous', 'Nobody told the {crowd}.', 'Nobody told the {crowd}. The {crowd}.'],
    ['incredulous', 'It is the end of the pier.', "It's the end of the pier."],
    ['incredulous', 'Come and sit on my hat.', 'Come and sit on my hat.'],
    ['incredulous', 'It hums all the time.', 'It hums all the time.'],
    ['incredulous', 'Nobody ate the cake quickly.', 'Nobody ate the cake quickly.'],
    ['incredulous', 'Who sat on my hat?', 'Who sat on my hat?'],
    ['incredulous', 'Stop. You sat on my hat.', 'Stop. You sat on my hat.'],
  ])('%s: %s', (id, template, text) => {
    expect(say(id, template).plain).toBe(text)
  })

  test('adds only where it may, and never inside', () => {
    expect(say('cheerful', 'The gate is stuck.', true).addition).toEqual({ text: 'Good news!', before: true })
    expect(say('cheerful', 'The gate is open.', true).addition).toBeNull()
    expect(say('cheerful', 'The gate is stuck.').addition).toBeNull()
    expect(say('gloomy', 'The gate is open today.', true).addition?.before).toBe(false)
    expect(say('gloomy', 'Leave the gate open today.', true).addition).toBeNull()
    expect(say('gloomy', 'The gate is open. Let it be.', true).addition).toBeNull()
    expect(say('gloomy', 'Is the gate open today?', true).addition).toBeNull()
  })
})
