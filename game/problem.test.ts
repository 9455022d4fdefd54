import { expect, test } from 'vitest'
import { problems } from './problem.ts'

// The specification's error catalogue, word for word (spec §5 and §8).
test.each([
  ['auth/email-already-in-use', 'This email is already in use.'],
  ['auth/invalid-email', 'Please enter a valid email address.'],
  ['auth/user-not-found', 'No account found with this email.'],
  ['auth/wrong-password', 'Incorrect password. Please try again.'],
  ['auth/weak-password', 'Password should be at least 6 characters.'],
  ['auth/popup-closed-by-user', 'Authentication popup closed. Please try again.'],
  ['auth/unexpected', 'An unexpected error occurred. Please try again.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
  ['too-many-requests', 'Too many requests. Please wait a moment and try again.'],
  ['no-cards-selected', 'No cards selected'],
  ['writer-not-a-string', 'Generated script is not a string'],
] as const)('%s is told as "%s"', (code, sentence) => expect(problems[code].sentence).toBe(sentence))
