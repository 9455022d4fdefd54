import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import { type AddressInfo } from 'node:net'
import { request } from 'node:http'

/** A proxy that ends TLS. Open pages with `ignoreHTTPSErrors`. */
export type TlsEnd = {
  /** https://localhost:port, known before the server starts. */
  readonly url: string
  leadTo(serverUrl: string): void
  remove(): Promise<void>
}

export async function openTls(): Promise<TlsEnd> {
  let port = 0
  const end = createServer(makeCertificate(), (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const onward = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    outgoing.once('close', () => onward.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(end, 'listening')
  return {
    url: `https://localhost:${(end.address() as AddressInfo).port}`,
    leadTo: (serverUrl) => void (port = Number(new URL(serverUrl).port)),
    async remove() {
      end.closeAllConnections()
      end.close()
      await once(end, 'close')
    },
  }
}

/** Self-signed and made anew each time (RFC 5280, version 1), so that no key is in the repository. */
function makeCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex'))) // ecdsa-with-SHA256
  const commonName = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost')))
  const name = sequence(der(0x31, commonName))
  const times = sequence(utcTime(-1), utcTime(1))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const content = sequence(der(0x02, Buffer.from([1])), algorithm, name, times, name, spki)
  const signature = sign('sha256', content, privateKey)
  const whole = sequence(content, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const cert = `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) }
}

function utcTime(daysFromNow: number): Buffer {
  const time = new Date(Date.now() + daysFromNow * 86_400_000).toISOString().replace(/\D/g, '')
  return der(0x17, Buffer.from(`${time.slice(2, 14)}Z`))
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, Buffer.concat(parts))

/** DER: tag, length, value. */
function der(tag: number, value: Buffer): Buffer {
  const { length } = value
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), value])
}
