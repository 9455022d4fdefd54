import { afterEach, expect, test, vi } from 'vitest'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { CrossIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(unmount)

test('it is named by its label, submits nothing and does what it is for', async () => {
  const boil = vi.fn()
  await mount(
    <IconButton label="Boil" className="kettle" onClick={boil}>
      <CrossIcon />
    </IconButton>,
  )
  expect(byName('Boil').getAttribute('type')).toBe('button')
  expect(byName('Boil').classList.contains('kettle')).toBe(true)
  await click(byName('Boil'))
  expect(boil).toHaveBeenCalledOnce()
})
