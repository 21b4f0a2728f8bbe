import { type ChainSummary, visibleName } from '#base'
import { useText } from '#ui'
import type { AddressProblem } from './readTypedAddress.ts'
import { typedAddressText } from './text.ts'

/** Describes an address problem and how to fix it. */
export function useAddressProblemText(
  chains: readonly ChainSummary[],
): (problem: AddressProblem) => string {
  const text = useText(typedAddressText)
  return (problem) => {
    switch (problem.why) {
      case 'unfinished':
      case 'tooLong':
        return text(`problem.${problem.why}`, { have: problem.have })
      case 'unknownPrefix':
        return text('problem.unknownPrefix', {
          prefix: visibleName(problem.prefix) ?? '',
          names: chains.map(({ name }) => name).join(', '),
        })
      case 'nameNotFound':
        return problem.network === undefined
          ? text('problem.nameNotFound.all', { name: visibleName(problem.name) ?? '' })
          : text('problem.nameNotFound', {
              name: visibleName(problem.name) ?? '',
              network: problem.network,
            })
      case 'nameDiffers':
        return text('problem.nameDiffers', { name: visibleName(problem.name) ?? '' })
      default:
        return text(`problem.${problem.why}`)
    }
  }
}
