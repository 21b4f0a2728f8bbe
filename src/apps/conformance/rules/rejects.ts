import { codes } from '#apps/protocol'
import type { Probe, Received } from '../createProbe.ts'
import { codeOf, describe } from '../describe.ts'
import { failed, notOffered, type Outcome, passed, type Rule } from '../rule.ts'

export type Case = readonly [name: string, params: unknown, fields?: Record<string, unknown>]

interface Rejection {
  id: string
  title: string
  method: string
  cases: readonly Case[]
  code: number
  /** The text of the error, if apps compare it. */
  text?: string
}

/** Sends all of them together, so that a silent host costs a single timeout. */
export const askAll = (probe: Probe, method: unknown, cases: readonly Case[]) =>
  Promise.all(
    cases.map(async ([name, params, fields]) => ({
      name,
      answer: await probe.ask(method, params, fields),
    })),
  )

const isRejectedWith = (answer: Received | undefined, code: number, text: string | undefined) =>
  codeOf(answer) === code && (text === undefined || answer?.fields.error === text)

/** Names the first cases with a different outcome. */
export function verdict(
  cases: readonly { name: string; answer: Received | undefined }[],
  isRight: (answer: Received | undefined) => boolean,
): Outcome {
  const wrong = cases.filter(({ answer }) => !isRight(answer))
  if (wrong.length === 0)
    return passed(
      `${cases.length} of ${cases.length}; ${cases[0]?.name}: ${describe(cases[0]?.answer)}`,
    )
  const [first, ...others] = wrong
    .slice(0, 3)
    .map(({ name, answer }) => `${name}: ${describe(answer)}`)
  return failed([`${wrong.length} of ${cases.length} otherwise; ${first}`, ...others].join('; '))
}

/** A rule that the host rejects each of these with one error. */
export const rejects = ({ id, title, method, cases, code, text }: Rejection): Rule => ({
  id,
  title,
  kind: 'quiet',
  async try(probe) {
    const answers = await askAll(probe, method, cases)
    if (
      answers.every(({ answer }) => codeOf(answer) === codes.unsupportedMethod) &&
      code !== codes.unsupportedMethod
    )
      return notOffered(describe(answers[0]?.answer))
    return verdict(answers, (answer) => isRejectedWith(answer, code, text))
  },
})
