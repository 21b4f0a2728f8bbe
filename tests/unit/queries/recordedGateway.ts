import { readFileSync } from 'node:fs'
import { createGateway, type Gateway } from '#gateway'

/** A recorded response of a real gateway, for example `today/safe.json`. */
export const recorded = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../contract/samples/${file}`, import.meta.url), 'utf8'))

/** A gateway that answers every call with one recorded response, or with the given body. */
export const aGatewayThatAnswers = (answer: string | object): Gateway =>
  createGateway({
    baseUrl: 'https://gateway.example',
    fetch: async () => Response.json(typeof answer === 'string' ? recorded(answer) : answer),
  })

/** A gateway that answers every call with this error. */
export const aGatewayThatRejects = (status: number, body: object): Gateway =>
  createGateway({
    baseUrl: 'https://gateway.example',
    fetch: async () => Response.json(body, { status }),
  })

export interface Sent {
  method: string
  /** Includes the query string. */
  path: string
  body: unknown
  headers: Headers
  credentials: RequestCredentials
}

/** A gateway that records its calls, and answers each with `answer`, or with an empty 200. */
export function aGatewayThatListens(answer: (sent: Sent) => unknown = () => undefined): {
  gateway: Gateway
  sent: Sent[]
} {
  const sent: Sent[] = []
  const gateway = createGateway({
    baseUrl: 'https://gateway.example',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const call = {
        method: init?.method ?? 'GET',
        path: url.pathname + url.search,
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        headers: new Headers(init?.headers),
        credentials: init?.credentials ?? 'same-origin',
      }
      sent.push(call)
      const answered = answer(call)
      return answered instanceof Response
        ? answered
        : new Response(answered === undefined ? null : JSON.stringify(answered))
    },
  })
  return { gateway, sent }
}
