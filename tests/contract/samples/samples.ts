import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routes, type Route } from '#gateway'
import index from './index.json' with { type: 'json' }

/** A recorded response of a real gateway; its hosts are examples. */
export interface Sample {
  /** Next to this file; null if the body was empty. */
  file: string | null
  /** The gateway version: today's, or that of a month. */
  gatewayVersion: string
  /** The client's name of the call; null if it belongs to no route. */
  route: string | null
  endpoint: string
  status: number
  statusText: string
}

export const samples: readonly Sample[] = index
/** Responses with a body. */
export const answered = samples.filter(({ file, status, route }) => file && status < 300 && route)
export const declined = samples.filter(({ status }) => status >= 400)

/** The raw body. */
export const textOf = ({ file }: Sample): string =>
  file ? readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8').replace(/\n$/, '') : ''
/** The parsed body, parsed each time, so that a test may corrupt it. */
export const answerOf = (sample: Sample): unknown => JSON.parse(textOf(sample))
export function answerNamed(file: string): unknown {
  const found = answered.find((sample) => sample.file === file)
  if (!found) throw new Error(`Nothing is recorded as ${file}.`)
  return answerOf(found)
}
export const samplesOf = (route: string): readonly Sample[] =>
  answered.filter((sample) => sample.route === route)

/** The route of a sample. Throws without one. */
export function routeOf({ route, endpoint }: Sample): Route {
  const found = (routes as Record<string, Route>)[route ?? '']
  if (!found) throw new Error(`No route of the client is meant by ${endpoint}.`)
  return found
}
