import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({ PORT: '' })).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      baseUrl: 'http://localhost:3000',
      databaseUrl: null,
      ai: null,
      google: null,
    })
  })

  it.each([
    [{ OPENAI_API_KEY: 'k' }, { apiKey: 'k', baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini' }],
    [{ OPENAI_BASE_URL: 'http://localhost:1/v1/' }, { apiKey: null, baseUrl: 'http://localhost:1/v1' }],
    [
      { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' },
      { apiKey: 'k', model: 'm' },
    ],
    [{ OPENAI_API_KEY: 'k\n' }, { apiKey: 'k' }],
    [{ OPENAI_API_KEY: 'k' }, { messages: 'auto' }],
    [{ OPENAI_API_KEY: 'k', AI_MESSAGES: 'short' }, { messages: 'short' }],
  ])('turns the AI writer on with %o', (given, ai) => expect(readEnvironment(given).ai).toMatchObject(ai))

  it('has a contact card, with placeholders for what is not given', () => {
    const given = { CONTACT_NAME: 'Ada', CONTACT_PHONE: '+44 20 7946 0000', CONTACT_EMAIL: '' }
    expect(readEnvironment(given).contact).toEqual({
      name: 'Ada',
      phone: '+44 20 7946 0000',
      email: 'hello@twisted-yarn.example',
      funFact: 'Once untangled a plot hole with a crochet hook.',
    })
  })

  it.each([
    [{ PORT: 'x' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
    ],
    [{ REDIS_URL: 'x' }, 'REDIS_URL must be an address like redis://host:6379.'],
    [{ OPENAI_BASE_URL: 'localhost' }, 'OPENAI_BASE_URL must be an address like http://localhost:11434/v1.'],
    [{ OPENAI_API_KEY: 'sk-1\nsk-2' }, 'OPENAI_API_KEY must be one line of letters, digits and signs.'],
    [{ OPENAI_API_KEY: ' ' }, 'OPENAI_API_KEY must be one line of letters, digits and signs.'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have 16 characters or more.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.'],
    [
      { TRUSTED_PROXIES: 'proxy' },
      'TRUSTED_PROXIES must be a list of addresses or ranges such as 10.0.0.0/8.',
    ],
    [{ SCRIPTS_PER_HOUR: '0' }, 'SCRIPTS_PER_HOUR must be a whole number above 0.'],
    [{ AI_TOKENS_PER_DAY: '1e6' }, 'AI_TOKENS_PER_DAY must be a whole number above 0.'],
    [{ AI_MESSAGES: 'tiny' }, 'AI_MESSAGES must be auto, long or short.'],
    [{ HOUSE_PACE: 'slow' }, 'HOUSE_PACE must be a number of milliseconds.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.'],
  ])('refuses %o with one sentence that names the variable', (given, sentence) => {
    expect(() => readEnvironment(given)).toThrow(sentence)
  })

  it('never repeats a value: it may be a secret', () => {
    const given = { DATABASE_URL: 'mysql://user:sesame@host', AUTH_SECRET: 'sesame' }
    expect(() => readEnvironment(given)).toThrow(/^(?!.*sesame)/)
  })
})
