import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ready } from '#base'
import type { SafeMessage } from '#gateway'
import { toMessages } from '#queries'
import { aPage, aSafeMessage } from '../../../../mocks/fixtures/index.ts'
import { safes } from '../../../../mocks/chain/index.ts'
import { people } from '../../../../mocks/people.ts'
import { MessagesView } from '../../../../src/screens/messages/list/MessagesView.tsx'
import { messagesText } from '../../../../src/screens/messages/common/text.ts'
import { englishText } from '../../../../stories/englishText.ts'
import { mainnet } from '../../../../stories/screens/common/rows/items.ts'
import { rounds } from '../../../size.ts'
import { random } from '../../safe/random.ts'

const text = englishText(messagesText)
const cases = rounds(200)

/** The list of a gateway's message, as the connected owner sees it. */
const listOf = (wire: SafeMessage): string =>
  renderToStaticMarkup(
    <MessagesView
      at={{ chainId: '1', address: safes.treasury.address }}
      chain={mainnet}
      messages={ready(toMessages([aPage([{ type: 'MESSAGE', ...wire }])], 'UTC'))}
      more={{ status: 'end' }}
      owner={people.alice.address}
      hrefOf={(hash) => `#${hash}`}
      onNew={undefined}
    />,
  )

test(`a row never says that a message is signed: only its page checks (${cases} lists)`, () => {
  const draw = random()
  const seen = new Set<string>()
  for (let turn = 0; turn < cases; turn++) {
    const others = [people.alice, people.carol, people.dave].filter(() => draw.upTo(2) === 1)
    const signers = [people.bob, ...others]
    const wire = aSafeMessage({ message: `Text ${turn}`, signers })
    const listed: SafeMessage = {
      ...wire,
      status: draw.pick(['CONFIRMED', 'CONFIRMED', 'NEEDS_CONFIRMATION', 'SOMETHING_NEW']) as never,
      confirmationsRequired: 1 + draw.upTo(3),
      confirmationsSubmitted: draw.upTo(5),
      // The same owner again, and signatures of anything.
      confirmations: wire.confirmations.flatMap((one) =>
        draw.pick([[one], [one, one], [{ ...one, signature: draw.bytes(65) }]]),
      ),
    }
    const html = listOf(listed)
    const why = `SEED=${draw.seed}, case ${turn}: ${JSON.stringify(listed)}`
    expect(html, why).not.toContain('data-status="done"')
    const isClaimed = signers.length >= listed.confirmationsRequired
    const words = isClaimed
      ? 'status.claimed'
      : signers.includes(people.alice)
        ? 'status.needs'
        : 'status.needsYou'
    expect(html, why).toContain(`>${text(words)}<`)
    expect(html, why).toContain(`data-status="${isClaimed ? 'reported' : 'awaiting'}"`)
    seen.add(words)
  }
  expect(seen.size).toBeGreaterThan(1)
})
