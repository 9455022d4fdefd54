import { afterEach, expect, test } from 'vitest'
import { byName, mount, unmount } from '../test/mount.ts'
import { Button } from './button.tsx'

afterEach(unmount)

test('busy, it is disabled and says so', async () => {
  await mount(<Button busy>Boil</Button>)
  expect(byName('Boil').hasAttribute('disabled')).toBe(true)
  expect(byName('Boil').getAttribute('aria-busy')).toBe('true')
})

test('idle, it is a button that submits nothing unless it is told to', async () => {
  await mount(<Button>Boil</Button>)
  expect(byName('Boil').getAttribute('type')).toBe('button')
  expect(byName('Boil').hasAttribute('disabled')).toBe(false)
})
