import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { interactionPolicy, Provider } from 'oidc-provider'

export type Person = {
  readonly sub: string
  readonly email: string
  readonly name?: string
  readonly picture?: string
}

export type OpenIdProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  close(): Promise<void>
}

export type OpenIdOptions = {
  /** 0: any free one. */
  readonly port: number
  readonly redirectUris: readonly string[]
  readonly people: readonly Person[]
  /** Its tokens are access tokens only, as those of plain OAuth. */
  readonly tellsNobody?: true
}

const client = { clientId: 'twisted-yarn', clientSecret: 'a-secret-between-the-two-of-them' }

/**
 * In Google's place, on loopback: code flow with PKCE, signed tokens. Buttons: `[value="<sub>"]` and
 * `[value="cancel"]`.
 */
export async function startOpenIdProvider(options: OpenIdOptions): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configure(options))
  if (options.tellsNobody) provider.use((context, next) => leaveOutIdToken(context, next))
  const protocol = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/choose/')) return protocol(request, response)
    choose(provider, options.people, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  return { issuer, ...client, close: () => close(server) }
}

function configure({ redirectUris, people }: OpenIdOptions): object {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    cookies: { keys: ['stand-in'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google does, the ID token carries the email address.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/choose/${uid}` },
    findAccount: (_context: unknown, sub: string) => findAccount(people, sub),
    loadExistingGrant: consent,
  }
}

async function leaveOutIdToken(context: { body?: unknown }, next: () => Promise<void>): Promise<void> {
  await next()
  const { body } = context
  if (typeof body === 'object' && body !== null && 'id_token' in body) delete body.id_token
}

function findAccount(people: readonly Person[], sub: string): object | undefined {
  const person = people.find((one) => one.sub === sub)
  return person && { accountId: sub, claims: () => ({ ...person, email_verified: true }) }
}

async function consent(context: ConsentContext): Promise<object> {
  const { provider, client: asking, session } = context.oidc
  const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
type ConsentContext = {
  readonly oidc: {
    readonly provider: Provider
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string }
  }
}

async function choose(
  provider: Provider,
  people: readonly Person[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(people))
    return
  }
  const account = new URLSearchParams(await readText(request)).get('account')
  const result =
    account === 'cancel'
      ? { error: 'access_denied', error_description: 'The user has cancelled' }
      : { login: { accountId: account }, select_account: {} }
  await provider.interactionFinished(request, response, result)
}

function page(people: readonly Person[]): string {
  const buttons = people.map(
    ({ sub, name, email }) => `<button name="account" value="${sub}">${name ?? email}</button>`,
  )
  return `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
<form method="post">${buttons.join('')}<button name="account" value="cancel">Cancel</button></form></html>`
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
