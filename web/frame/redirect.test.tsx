import { useEffect, useRef } from 'react'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { mount, unmount } from '../test/mount.ts'
import { Redirect } from './redirect.tsx'

afterEach(unmount)

function ComeBack() {
  const navigate = useNavigate()
  const isBack = useRef(false)
  useEffect(() => {
    if (isBack.current) return
    isBack.current = true
    void navigate('/private', { replace: true })
  }, [navigate])
  return null
}

test('redirects again after Back is pressed before the target shows', async () => {
  await mount(
    <MemoryRouter initialEntries={['/private']}>
      <Routes>
        <Route
          path="/private"
          element={
            <>
              <Redirect to="/auth" />
              <ComeBack />
            </>
          }
        />
        <Route path="/auth" element={<h1>Sign in</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  expect(document.querySelector('h1')?.textContent).toBe('Sign in')
})
