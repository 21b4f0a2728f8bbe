import { failed, passed } from '../../rule.ts'
import { answering, type SdkDriver } from '../createDriver.ts'
import type { SdkRule } from '../sdkRule.ts'

interface OriginRule {
  id: string
  title: string
  allowedDomains: RegExp | RegExp[]
  /** Origins whose responses must be read or ignored. */
  read: readonly string[]
  ignored: readonly string[]
}

/** How many of two calls got a response: a regular expression may keep state from the first. */
async function answersOf(
  driver: SdkDriver,
  allowedDomains: RegExp | RegExp[],
  origin: string,
): Promise<number> {
  const { sdk } = driver.open({ allowedDomains, origin, answers: answering({}) })
  const ends = [
    await driver.call(() => sdk.safe.getInfo()),
    await driver.call(() => sdk.safe.getInfo()),
  ]
  return ends.filter(({ status }) => status === 'answered').length
}

const allows = ({ id, title, allowedDomains, read, ignored }: OriginRule): SdkRule => ({
  id,
  title,
  kind: 'quiet',
  async try(driver) {
    const wrong: string[] = []
    for (const origin of [...read, ...ignored]) {
      const answers = await answersOf(driver, allowedDomains, origin)
      if (answers !== (read.includes(origin) ? 2 : 0))
        wrong.push(`${origin}: ${answers} of 2 answers read`)
    }
    return wrong.length === 0
      ? passed(`${read.length} read, ${ignored.length} ignored`)
      : failed(wrong.join('; '))
  },
})

const other = 'https://other.example'

export const originRules: readonly SdkRule[] = [
  allows({
    id: 'allowedOrigins',
    title: 'With a list of patterns, only matching hosts are accepted',
    allowedDomains: [/^https:\/\/first\.example$/, /^https:\/\/wallet\.example$/],
    read: ['https://wallet.example', 'https://first.example'],
    ignored: [other, 'null'],
  }),
  allows({
    id: 'globalExpressions',
    title: 'A pattern with the g flag matches every time',
    allowedDomains: [/wallet\.example$/g],
    read: ['https://wallet.example'],
    ignored: [other],
  }),
  allows({
    id: 'lookAlikes',
    title: 'An expression without anchors matches whole labels up to the end of the host name',
    allowedDomains: [/wallet\.example/],
    read: ['https://wallet.example', 'https://app.wallet.example'],
    ignored: [
      'https://wallet.example.evil.test',
      'https://notwallet.example',
      'https://evil.test:443.wallet.example.evil.test',
    ],
  }),
  allows({
    id: 'singleExpression',
    title: 'A single pattern works like a list with one entry',
    allowedDomains: /^https:\/\/wallet\.example$/,
    read: ['https://wallet.example'],
    ignored: [other],
  }),
]
