import { renderToStaticMarkup } from 'react-dom/server'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import type { ConfirmationCheck } from '#safe'
import { ToastProvider } from '#ui'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { Signatures } from '../../../../../src/screens/transactions/transaction/Signatures.tsx'
import { englishText } from '../../../../../stories/englishText.ts'
import { mainnet } from '../../../../../stories/screens/common/rows/items.ts'

const text = englishText(transactionText)

/** Signatures that a gateway lists, with what they are worth. */
function shown(worth: readonly (ConfirmationCheck['status'] | undefined)[]) {
  const confirmations = worth.map((_, at) => ({
    signer: numberToHex(at + 1, { size: 20 }),
    signature: '0x' as const,
    at: null,
  }))
  const html = renderToStaticMarkup(
    <ToastProvider>
      <Signatures
        multisig={
          { confirmations, signers: [], required: 2 } as unknown as Parameters<
            typeof Signatures
          >[0]['multisig']
        }
        chain={mainnet}
        isPending
        checks={worth.flatMap((status, at) =>
          status ? [{ signer: confirmations[at]!.signer, kind: 'eoa', status }] : [],
        )}
      />
    </ToastProvider>,
  ).replaceAll('&#x27;', "'")
  return { html, rows: html.match(/<li/g)?.length, proven: html.match(/data-signed/g)?.length ?? 0 }
}

test('a signature that could not be checked is not shown as proven', () => {
  const { html, proven } = shown(['ok', 'unknown', 'differs'])
  expect(proven).toBe(1)
  expect(html).toContain(text('signatures.unchecked'))
  expect(html).toContain(text('signatures.invalid'))
})

test('however many signatures are listed, few are shown, and the list says so', () => {
  const { html, rows } = shown(Array.from({ length: 5_000 }, () => 'unknown'))
  expect(rows).toBe(200)
  expect(html).toContain(text('signatures.more', { count: 4_800 }))
  expect(shown(['ok']).html).not.toContain('shown</p>')
})
