import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { createGateway } from '#gateway'
import { ourCalls, type SdkFunction } from './sdkCalls.ts'

export const baseUrl = 'https://gateway.test/base'

/** What a call did: the request, its format, the number of attempts, and the result. */
export interface Seen {
  sent: Record<string, string>[]
  /** The result as JSON. */
  answer?: string
  /** The error's class and message. */
  declined?: { name: string; told: string }
}

/** A request, part by part, after everything a browser does to it. */
async function read(
  request: Request,
  init: RequestInit | undefined,
): Promise<Record<string, string>> {
  const { method, url, headers, credentials, redirect } = request
  const { origin, pathname, search } = new URL(url)
  const [, base = origin, path = ''] = /^(.*?)(\/v\d.*)$/.exec(origin + pathname) ?? []
  return {
    method,
    base,
    path,
    query: search,
    headers: JSON.stringify([...headers]),
    body: request.body ? JSON.stringify(await request.text()) : 'none',
    credentials,
    redirect,
    stops: init?.signal ? 'with a signal' : 'never',
  }
}

type Answer = () => Response | Promise<Response>
type Ask = typeof fetch

async function watch(answer: Answer, call: (ask: Ask) => Promise<unknown>): Promise<Seen> {
  const sent: Seen['sent'] = []
  const ask: Ask = async (input, init) => {
    sent.push(await read(new Request(input, init), init))
    return answer()
  }
  try {
    return { answer: JSON.stringify(await call(ask)) ?? 'undefined', sent }
  } catch (error) {
    return { declined: { name: (error as Error).name, told: (error as Error).message }, sent }
  }
}

const nothing: Answer = () => Response.json({})

/** The official client's call. It uses the global `fetch` and a global base URL. */
export const watchSdk = (
  name: SdkFunction,
  args: readonly unknown[],
  answer: Answer = nothing,
  base = baseUrl,
): Promise<Seen> =>
  watch(answer, async (ask) => {
    const own = globalThis.fetch
    globalThis.fetch = ask
    sdk.setBaseUrl(base)
    try {
      return await (sdk[name] as (...all: readonly unknown[]) => Promise<unknown>)(...args)
    } finally {
      globalThis.fetch = own
    }
  })

/** This client's call with the same arguments, without delays before retries. */
export const watchOurs = (
  name: SdkFunction,
  args: readonly unknown[],
  answer: Answer = nothing,
  base = baseUrl,
): Promise<Seen> =>
  watch(answer, async (ask) =>
    (ourCalls[name] as (...all: readonly unknown[]) => Promise<unknown>)(
      createGateway({ baseUrl: base, fetch: ask, random: () => 0 }),
      ...args,
    ),
  )
