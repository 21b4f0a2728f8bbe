import { safes } from '../../mocks/chain/genesis/places.ts'
import type { Target } from './lookFor.ts'
import type { BrowserPage } from './openPage.ts'

const treasury = safes.treasury.address
const main: Target = { role: 'main' }
const dialog: Target = { role: 'dialog' }
const sections: Target = { role: 'navigation', name: 'Sections of this Safe' }
/** The Treasury's row among my Safes. */
const treasuryLink: Target = {
  role: 'link',
  name: new RegExp(`Treasury|${treasury.slice(0, 6)}`, 'i'),
  within: main,
}
const connect: Target = { role: 'button', name: 'Connect wallet' }

/**
 * Connect → open the Treasury → open a pending transfer → see that it is verified → sign it as
 * Alice.
 */
export async function confirmAsAlice(page: BrowserPage, demo: string): Promise<void> {
  await page.goto(demo)
  await page.press(connect)
  await page.press({ role: 'button', name: 'Demo wallet', within: dialog })
  await page.seeGone(connect)
  await page.see(treasuryLink)
  await page.takePicture('my-safes')
  await page.press(treasuryLink)
  await page.press({ role: 'link', name: /^Queue/, within: sections })
  await page.see({ role: 'button', name: /^Sign,/, within: main })
  await page.takePicture('queue')
  await page.press({ role: 'link', name: /2\.5/, within: main })
  await page.seeThat(main, ({ text }) => /^Verified\b/m.test(text))
  await page.takePicture('transaction')
  await page.press({ role: 'button', name: /^Sign(,|$)/, within: main })
  await page.seeThat(dialog, ({ text }) => /^Verified\b/m.test(text))
  await page.takePicture('confirm')
  await page.press({ role: 'button', name: /^Sign( only)?$/, within: dialog })
  await page.see({ role: 'heading', name: 'Signed', within: dialog })
  await page.takePicture('signed')
  await page.press({ role: 'button', name: 'Close', within: dialog })
  await page.seeGone(dialog)
}

/** In a page with the wallet kit: connects, signs a text, switches the network, disconnects. */
export async function connectAndSign(page: BrowserPage, app: string, wallet: string) {
  await page.goto(app)
  await page.press(connect)
  await page.press({ role: 'button', name: wallet, within: dialog })
  await page.seeGone(dialog)
  await page.seeThat(main, ({ text }) => /^connected 0x/m.test(text))
  await page.press({ role: 'button', name: /^Sign$/, within: main })
  await page.seeThat(main, ({ text }) => /^0x[0-9a-f]{130}$/im.test(text))
  await page.press({ role: 'button', name: /^Network: Ethereum/, within: main })
  await page.press({ role: 'button', name: /^Holesky/, within: dialog })
  await page.seeThat(main, ({ text }) => text.includes(' 17000'))
  await page.seeGone(dialog)
  await page.takePicture('kit-connected')
  await page.press({ role: 'button', name: /^Disconnect$/, within: main })
  await page.see(connect)
}

/** Opens the connect dialog, leaves it with Escape, and returns where it was in between. */
export async function visitConnectDialog(page: BrowserPage, picture: string) {
  await page.press(connect)
  await page.seeThat(dialog, ({ focus }) => focus !== 'elsewhere')
  // It has come to rest where its buttons can be pressed.
  await page.seeThat({ role: 'button', within: dialog }, ({ canBePressed }) => canBePressed)
  const { box } = await page.see(dialog)
  await page.takePicture(picture)
  await page.pressKey('Escape')
  await page.seeGone(dialog)
  await page.seeThat(connect, ({ focus }) => focus === 'self')
  return box
}

/**
 * Adds the Treasury by its address, and opens each section from the navigation. Returns their
 * names.
 */
export async function openEachSection(page: BrowserPage, app: string): Promise<string[]> {
  await page.goto(app)
  await page.press({ role: 'button', name: 'Add a Safe' })
  await page.press({ role: 'textbox', name: 'Safe address', within: dialog })
  await page.type(treasury)
  await page.press({ role: 'button', name: 'Add Safe', within: dialog })
  // Its name comes from the chain: pressed before, the row could change under the pointer.
  await page.press({ ...treasuryLink, name: 'treasury.eth' })
  const { count } = await page.see({ role: 'link', within: sections })
  const names: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const { text } = await page.see({ role: 'link', within: sections, nth })
    names.push(/^[A-Za-z ]+/.exec(text)?.[0].trim() ?? '')
  }
  for (const name of names) {
    // "My Safes" is about no Safe, so the navigation has another name from there on.
    const section: Target = { role: 'link', name, within: { role: 'navigation' } }
    await page.press(section)
    await page.seeThat(section, ({ isCurrent }) => isCurrent)
    await page.see({ role: 'heading', within: main })
    await page.takePicture(`live-${name.toLowerCase().replaceAll(' ', '-')}`)
  }
  return names
}
