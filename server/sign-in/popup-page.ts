import { type GoogleAnswer } from '../../game/protocol.ts'
import { type Problem } from '../../game/problem.ts'

/**
 * The last page of Google's popup: it tells the page that opened it how it went, and closes. Our own page and not the
 * popup plugin of better-auth, because that one hands the session's token to scripts, which HttpOnly is there to prevent.
 * The script is a file, so that the content security policy need not allow inline scripts.
 */
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

/**
 * Coming back from Google's page, a popup that asked for the opener policy of the other pages would be cut off from its
 * opener. Every answer on the popup's way says this, redirects too.
 */
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

/** Only a page of this origin hears it. Without an opener (a browser that made a tab of the popup) the game goes on here. */
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
