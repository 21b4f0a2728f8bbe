import type { Decorator } from '@storybook/react-vite'
import { sameAddress } from '#base'
import { peopleContacts } from '../mocks/contacts.ts'
import { people } from '../mocks/people.ts'
import { type Names, NamesContext, type Prices, PricesContext } from '#screens'

/** The people of the mocked world have names in every story; the toolbar's wallet has none. */
const names: Names = {
  contacts: [
    ...peopleContacts,
    { name: 'Treasury', address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe', chains: [] },
  ],
  ensOf: (address) => (sameAddress(address, people.dave.address) ? 'dave.eth' : null),
  you: undefined,
  want: () => {},
}

/** What a token is worth where a story doesn't load prices. */
const prices: Prices = { currency: 'usd', priceOf: (token) => (token === 'native' ? '2500' : '1') }

/** Names and prices for stories that are rendered from their args. Wired stories load their own. */
export const withNames: Decorator = (Story, { parameters }) => {
  const { you } = parameters as { you?: keyof typeof people }
  return (
    <NamesContext value={you ? { ...names, you: people[you].address } : names}>
      <PricesContext value={prices}>
        <Story />
      </PricesContext>
    </NamesContext>
  )
}
