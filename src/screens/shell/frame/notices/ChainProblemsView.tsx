import type { ChainProblem } from '#base'
import { Notice, useText } from '#ui'
import { noticesText } from './text.ts'

/** Names the networks that the gateway describes incorrectly, and what's missing as a result. */
export function ChainProblemsView({ problems }: { problems: readonly ChainProblem[] }) {
  const text = useText(noticesText)
  const count = new Set(problems.map(({ chainId, name }) => `${chainId} ${name}`)).size
  const nameOf = ({ chainId, name }: ChainProblem) =>
    name ?? (chainId === undefined ? text('chains.unnamed') : text('chains.numbered', { chainId }))
  return (
    <Notice tone="warning" title={text('chains.title', { count })}>
      {problems.map((one, index) => (
        <p key={index}>{text(`chains.${one.problem}`, { name: nameOf(one) })}</p>
      ))}
    </Notice>
  )
}
