import type { Page } from 'playwright'
import { safes } from '../../mocks/chain/genesis/places.ts'
import type { InputMethod } from './inputMethod.ts'
import { become, confirmAndExecute } from './journey.ts'

/** The journey in the demo, whose panel changes the person. */
export async function demoJourney(page: Page, input: InputMethod, url: string): Promise<void> {
  await page.goto(url)
  await confirmAndExecute({
    page,
    input,
    become: (name) => become(page, input, name),
    walletName: 'Demo wallet',
    safe: safes.treasury.address,
  })
}
