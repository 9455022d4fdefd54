import { type GoogleAnswer } from '../../game/protocol.ts'
import { type Problem } from '../../game/problem.ts'

/** Not better-auth's popup plugin: it hands the session's token to scripts, which HttpOnly is there to prevent. */
export function popupPage(problem: Problem | null, status: number): Response {
  const answer: GoogleAnswer = {
    type: 'google-sign-in',
    problem: problem && { code: problem.code, sentence: problem.sentence },
  }
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The address of this page carries Google's code.
    'referrer-policy': 'no-referrer',
    ...popupHeaders,
  })
  if (problem?.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter))
  return new Response(page(answer), { status, headers })
}

/** With the other pages' policy a popup back from Google would be cut off from its opener. Redirects need it too. */
export const popupHeaders = { 'cross-origin-opener-policy': 'unsafe-none' }

export function popupScript(): Response {
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

export const popupScriptPath = '/sign-in/google.js'

function page(answer: GoogleAnswer): string {
  const sentence = answer.problem?.sentence ?? 'You are signed in. You can close this window.'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Twisted Yarn</title>
<script type="application/json" id="answer">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>
<script src="/api/auth${popupScriptPath}" defer></script>
<p>${escapeHtml(sentence)}</p>
<p><a href="/">Twisted Yarn</a></p>
</html>
`
}

/** A file, as the policy allows no inline script. Without an opener (a tab, not a popup) the game goes on here. */
const script = `const answer = JSON.parse(document.getElementById('answer').textContent)
if (window.opener) {
  window.opener.postMessage(answer, window.location.origin)
  window.close()
} else if (answer.problem === null) {
  window.location.replace('/')
}
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
