import { describe, expect, it } from 'vitest'
import { namesUsed } from '../../../scripts/build/library/carried.ts'
import { packagesIn, placeOf, plainSpecifiers, relativesIn } from '../../../scripts/build/library/specifiers.ts'

const doors = {
  '#base': './src/base/index.ts',
  '#wallet/ConnectDialog': './src/wallet/connect/ConnectDialog.tsx',
  '#screens/*': './src/screens/*/index.ts',
  '#mocks/wallet': './mocks/wallet/index.ts',
}

describe('the names of modules in the package', () => {
  it.each([
    ['a room', "import { no } from '#base';", "import { no } from '../base/index.js';"],
    ['a room in a type', "export declare const a: import('#base').Address;", "export declare const a: import('../base/index.js').Address;"],
    ['a door of a part', "export * from '#wallet/ConnectDialog';", "export * from './connect/ConnectDialog.js';"],
    ['a door outside src', "export * from '#mocks/wallet';", "export * from '../mocks/wallet/index.js';"],
    ['one of many doors', "import '#screens/queue';", "import '../screens/queue/index.js';"],
    ['a source', "export * as routes from './routes.ts';", "export * as routes from './routes.js';"],
    ['a source that is loaded when wanted', "const later = () => import('./Later.tsx');", "const later = () => import('./Later.js');"],
    ['class names', "import styles from './Button.module.css';", "import styles from './Button.module.css.js';"],
    ['messages', "import en from './messages/en.json';", "import en from './messages/en.js';"],
    ['a package', 'import { http } from "viem";', 'import { http } from "viem";'],
    ['a comment', "/** with `import en from './messages/en.json'` */", "/** with `import en from './messages/en.json'` */"],
    ['a stylesheet', "import './styles.css';\nexport {};", 'export {};'],
  ])('%s becomes what everybody reads', (_, ours, theirs) => {
    expect(plainSpecifiers(ours, 'wallet/client.d.ts', doors)).toBe(theirs)
  })

  it('drops the folder of the sources, and that alone', () => {
    expect(['src/ui/index.js', 'mocks/wallet/src.js', './src/base/index.ts'].map(placeOf)).toEqual(['ui/index.js', 'mocks/wallet/src.js', 'base/index.ts'])
  })

  it('refuses a door that there is not', () => {
    expect(() => plainSpecifiers("import '#cellar'", 'wallet/client.js', doors)).toThrow('#cellar is no door')
  })

  it('tells packages and files of the package apart', () => {
    const text = "import { http } from 'viem/chains'\nimport a from '@radix-ui/react-dialog'\nexport * from '../base/index.js'\nimport('./late.js')"
    expect(packagesIn(text)).toEqual(['viem', '@radix-ui/react-dialog'])
    expect(relativesIn(text, 'ui/index.js')).toEqual(['base/index.js', 'ui/late.js'])
  })
})

it('takes of a carried package what is used by name and through a namespace', () => {
  const text = "import { nullish, string as text } from 'kit'\nimport * as k from 'kit'\nimport { other } from 'else'\nk.object({ a: k.number(), b: text() })"
  expect(namesUsed(text, 'kit')).toEqual(['nullish', 'number', 'object', 'string'])
})
