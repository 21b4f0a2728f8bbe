// Extracts the creation code of the Safe contracts from their npm packages. Run manually, once per
// new version:
//   npm pack @gnosis.pm/safe-contracts@1.3.0 @safe-global/safe-contracts@1.4.1 \
//     @safe-global/safe-contracts@1.4.1-2 @safe-global/safe-smart-account@1.5.0 \
//     @gnosis.pm/zodiac@4.0.3
//   node mocks/chain/genesis/extract.ts <folder with each package, unpacked under its version>
// The packages are not dependencies: they require ethers and half a build system.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = {
  '1.3.0': {
    package: '@gnosis.pm/safe-contracts',
    contracts: [
      'GnosisSafe',
      'GnosisSafeL2',
      'GnosisSafeProxyFactory',
      'CompatibilityFallbackHandler',
      'MultiSend',
      'MultiSendCallOnly',
      'SimulateTxAccessor',
      'CreateCall',
    ],
  },
  '1.4.1': {
    package: '@safe-global/safe-contracts',
    contracts: [
      'Safe',
      'SafeL2',
      'SafeProxyFactory',
      'CompatibilityFallbackHandler',
      'MultiSend',
      'MultiSendCallOnly',
      'SignMessageLib',
      'SimulateTxAccessor',
      'CreateCall',
    ],
  },
  // Three libraries for 1.4.1, released later.
  '1.4.1-2': {
    package: '@safe-global/safe-contracts',
    contracts: ['SafeMigration', 'SafeToL2Migration', 'SafeToL2Setup'],
  },
  '1.5.0': {
    package: '@safe-global/safe-smart-account',
    contracts: [
      'Safe',
      'SafeL2',
      'SafeProxyFactory',
      'CompatibilityFallbackHandler',
      'ExtensibleFallbackHandler',
      'TokenCallbackHandler',
      'MultiSend',
      'MultiSendCallOnly',
      'SignMessageLib',
      'SimulateTxAccessor',
      'CreateCall',
      'SafeToL2Setup',
      'SafeMigration',
    ],
  },
} as const

const [, , folder = '.'] = process.argv
for (const [version, { package: name, contracts }] of Object.entries(packages)) {
  const artifacts = join(folder, version, 'package/build/artifacts/contracts')
  const files = readdirSync(artifacts, { recursive: true, encoding: 'utf8' })
  const creation = Object.fromEntries(
    contracts.map((contract) => {
      const file = files.find((one) => one.endsWith(`/${contract}.json`))
      if (!file) throw new Error(`${name}@${version} has no ${contract}.`)
      const { bytecode } = JSON.parse(readFileSync(join(artifacts, file), 'utf8')) as {
        bytecode: string
      }
      return [contract, bytecode]
    }),
  )
  const header = {
    source: name,
    version,
    license: 'LGPL-3.0-only',
    holds: 'creation byte code, as published',
  }
  writeFileSync(
    join(import.meta.dirname, `../contracts/safe-${version}.json`),
    `${JSON.stringify({ ...header, creation }, null, 1)}\n`,
  )
}

// Zodiac keeps the creation code of its contracts, with the arguments of their constructors, in
// modules.
const delay = readFileSync(join(folder, '4.0.3/package/dist/esm/initData/Delay.js'), 'utf8')
const [, Delay] = /initCode = "(0x[0-9a-f]+)"/.exec(delay) ?? []
if (!Delay) throw new Error('@gnosis.pm/zodiac@4.0.3 has no Delay.')
const delayHeader = {
  source: '@gnosis.pm/zodiac',
  version: '4.0.3',
  license: 'LGPL-3.0-or-later',
  holds: 'creation byte code, as published',
}
writeFileSync(
  join(import.meta.dirname, '../contracts/zodiac-delay.json'),
  `${JSON.stringify({ ...delayHeader, creation: { Delay } }, null, 1)}\n`,
)
