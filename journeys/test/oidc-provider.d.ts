// The package has no types; these are what the stand-in uses.
declare module 'oidc-provider' {
  import { type IncomingMessage, type ServerResponse } from 'node:http'

  export class Provider {
    constructor(issuer: string, configuration: object)
    Grant: new (fields: { clientId: string; accountId: string }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    use(middleware: (context: { body?: unknown }, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ readonly uid: string }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
  export const interactionPolicy: {
    base(): { add(prompt: object, index: number): void }
    Prompt: new (options: { name: string; requestable: boolean }) => object
  }
}
