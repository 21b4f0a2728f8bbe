import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { readSigninMessage } from '../../../../src/wallet/signin/readSigninMessage.ts'
import {
  SigninMessageError,
  type SigninMessage,
  writeSigninMessage,
} from '../../../../src/wallet/signin/signinMessage.ts'

/** The example from EIP-4361. */
const example: SigninMessage = {
  domain: 'example.com',
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
  uri: 'https://example.com/login',
  chainId: 1,
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
}
const exampleText = `example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`

const { statement: _statement, resources: _resources, ...bare } = example
const full: SigninMessage = {
  ...example,
  scheme: 'https',
  domain: 'user@sub.example.com:8443',
  issuedAt: '2024-02-29T23:59:59.5+02:00',
  expirationTime: '2024-03-01T00:00:00Z',
  notBefore: '2024-02-29T00:00:00.000Z',
  requestId: "a1-%20:@!$&'()*+,;=",
}

describe('writing', () => {
  test('produces the example of the standard, character by character', () =>
    expect(writeSigninMessage(example)).toBe(exampleText))

  test('leaves two empty lines without a statement', () => {
    expect(writeSigninMessage(bare)).toContain('756Cc2\n\n\nURI: ')
    expect(writeSigninMessage({ ...bare, statement: '' })).toBe(writeSigninMessage(bare))
  })

  test.each<[string, SigninMessage]>([
    ['the example', { ...example, issuedAt: '2021-09-30T16:25:24.000Z' }],
    ['a bare one', { ...bare, issuedAt: '2021-09-30T16:25:24.000Z' }],
    [
      'one with everything',
      {
        ...example,
        scheme: 'https',
        domain: 'sub.example.com:8443',
        issuedAt: '2024-02-29T23:59:59.500Z',
        expirationTime: '2024-03-01T00:00:00.000Z',
        notBefore: '2024-02-29T00:00:00.000Z',
        requestId: 'a1',
      },
    ],
    [
      'one of this machine',
      {
        ...bare,
        domain: 'localhost:5173',
        uri: 'http://localhost:5173',
        issuedAt: '2021-09-30T16:25:24.000Z',
      },
    ],
  ])('writes %s as viem does', (_name, message) => {
    const { issuedAt, expirationTime, notBefore, resources, ...rest } = message
    const times = {
      issuedAt: new Date(issuedAt),
      ...(expirationTime && { expirationTime: new Date(expirationTime) }),
      ...(notBefore && { notBefore: new Date(notBefore) }),
    }
    const viems = createSiweMessage({
      ...rest,
      ...times,
      ...(resources && { resources: [...resources] }),
      version: '1',
    })
    expect(writeSigninMessage(message)).toBe(viems)
    expect(parseSiweMessage(writeSigninMessage(message))).toMatchObject({
      ...rest,
      ...times,
      ...(resources && { resources }),
    })
  })

  test.each<[keyof SigninMessage, string, unknown]>([
    ['domain', 'empty', ''],
    ['domain', 'with a path', 'example.com/login'],
    ['domain', 'with a space', 'example.com evil.com'],
    ['domain', 'with a line end', 'example.com\nevil.com'],
    ['domain', 'with letters beyond ASCII', 'exämple.com'],
    ['domain', 'with brackets around no address', '[::zz]'],
    ['scheme', 'that begins with a digit', '1https'],
    ['address', 'in small letters', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
    ['address', 'with a wrong checksum', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756CC2'],
    ['address', 'too short', '0xC02aaA39'],
    ['statement', 'of two lines', 'one\ntwo'],
    ['statement', 'beyond ASCII', 'Grüezi'],
    ['statement', 'with quotation marks', 'Say "yes"'],
    ['uri', 'without a scheme', 'example.com/login'],
    ['uri', 'with a space', 'https://example.com/a b'],
    ['uri', 'with a broken escape', 'https://example.com/%zz'],
    ['uri', 'with a line end', 'https://example.com/\nVersion: 1'],
    ['chainId', 'zero', 0],
    ['chainId', 'a fraction', 1.5],
    ['chainId', 'beyond what numbers hold', 2 ** 53],
    ['nonce', 'too short', '1234567'],
    ['nonce', 'with a sign', '12345678-'],
    ['nonce', 'missing', undefined],
    ['issuedAt', 'of another form', '2021-09-30 16:25:24'],
    ['issuedAt', 'a day that does not exist', '2023-02-29T00:00:00Z'],
    ['expirationTime', 'an hour that does not exist', '2021-09-30T24:00:00Z'],
    ['notBefore', 'without a zone', '2021-09-30T16:25:24'],
    ['requestId', 'with a slash', 'a/b'],
    ['resources', 'of which one is no URI', ['https://example.com', 'no uri']],
  ])('rejects a %s %s', (field, _name, value) => {
    const write = () => writeSigninMessage({ ...example, [field]: value } as SigninMessage)
    expect(write).toThrow(SigninMessageError)
    expect(write).toThrow(expect.objectContaining({ field }))
  })
})

describe('reading', () => {
  test.each<[string, SigninMessage]>([
    ['the example', example],
    ['a bare one', bare],
    ['one with everything', full],
    ['a port', { ...example, domain: 'example.com:3388' }],
    ['a scheme', { ...example, scheme: 'https' }],
    ['an IPv4 address', { ...example, domain: '127.0.0.1:8080' }],
    [
      'an IPv6 address',
      { ...example, domain: '[2001:db8::7]:8080', uri: 'https://[2001:db8::7]:8080/' },
    ],
    ['an empty request id', { ...bare, requestId: '' }],
    ['an empty list of resources', { ...bare, resources: [] }],
    [
      'URIs of every kind',
      {
        ...bare,
        uri: 'did:key:z6Mk',
        resources: [
          'urn:isbn:0451450523',
          'file:///etc/hosts',
          'mailto:a@b.c',
          'https://u:p@h:1/a/b;c=d?e=/?#f',
          'x:',
        ],
      },
    ],
    [
      'a statement that looks like a line of the message',
      { ...bare, statement: 'URI: https://evil.example' },
    ],
  ])('returns what was written: %s', (_name, message) =>
    expect(readSigninMessage(writeSigninMessage(message))).toEqual(message),
  )

  const changed = (from: string | RegExp, to: string) => exampleText.replace(from, to)
  test.each([
    ['nothing', ''],
    [
      'an address in small letters',
      exampleText.replace(
        '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
        '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
      ),
    ],
    ['a line end too many', `${exampleText}\n`],
    ['a space in front', ` ${exampleText}`],
    ['Windows line ends', exampleText.replaceAll('\n', '\r\n')],
    ['no empty line before the URI', changed('tos\n\nURI', 'tos\nURI')],
    [
      'one empty line instead of two without a statement',
      writeSigninMessage(bare).replace('\n\n\n', '\n\n'),
    ],
    ['two statements', changed('tos\n\nURI', 'tos\nMore\n\nURI')],
    ['another version', changed('Version: 1', 'Version: 2')],
    ['no version', changed('Version: 1\n', '')],
    ['lines in another order', changed(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
    ['a line twice', changed('Chain ID: 1\n', 'Chain ID: 1\nChain ID: 2\n')],
    ['a chain that begins with a zero', changed('Chain ID: 1', 'Chain ID: 01')],
    ['a chain in hex', changed('Chain ID: 1', 'Chain ID: 0x1')],
    ['a chain beyond what numbers hold', changed('Chain ID: 1', 'Chain ID: 99999999999999999999')],
    ['a nonce of seven', changed('32891756', '3289175')],
    ['a day that does not exist', changed('2021-09-30', '2021-09-31')],
    ['words after a time', changed('24Z', '24Z or later')],
    ['a label in capitals', changed('Nonce', 'NONCE')],
    ['a resource that is no URI', changed('- https', '- no uri https')],
    ['other words', changed('wants you to', 'would like you to')],
  ])('rejects a text with %s', (_name, text) => expect(readSigninMessage(text)).toBeUndefined())

  test('is not slow for long lines that almost match', () => {
    const long = 'a'.repeat(20_000)
    const texts = [
      changed('example.com wants', `${long}@${long}:x wants`),
      changed('/login', `/${'%20'.repeat(9000)}%2`),
      changed('I accept', `${long}"`),
      changed('-web2-', `/${long}?#${long}#`),
    ]
    const started = performance.now()
    expect(texts.map(readSigninMessage)).toEqual([undefined, undefined, undefined, undefined])
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

/**
 * Why `viem/siwe` isn't in place of this: `stories/docs/decisions/OwnCodeBesideLibraries.mdx`. When
 * one of these fails, the decision is worth another look.
 */
describe('the library', () => {
  type Change = Partial<Pick<SigninMessage, 'domain' | 'statement' | 'chainId' | 'requestId'>>
  const { domain, address, uri, chainId, nonce } = example
  const create = (change: Change, issuedAt = new Date(0)) =>
    createSiweMessage({ domain, address, uri, chainId, nonce, issuedAt, version: '1', ...change })

  test.each<[string, Change]>([
    ['in a local network', { domain: 'wallet:8080' }],
    ['at an IPv6 address', { domain: '[::1]:5173' }],
  ])('writes no message for a site %s', (_name, change) => {
    expect(() => create(change)).toThrow('Invalid Sign-In with Ethereum message field')
    expect(readSigninMessage(writeSigninMessage({ ...bare, ...change }))).toMatchObject(change)
  })

  test.each<[string, Change]>([
    ['a statement beyond ASCII', { statement: 'Grüezi' }],
    ['a statement with a carriage return', { statement: 'one\rtwo' }],
    ['a chain below zero', { chainId: -1 }],
    ['a request id of two lines', { requestId: 'a\nb' }],
  ])('writes %s, which wallets reject', (_name, change) => {
    expect(readSigninMessage(create(change))).toBeUndefined()
    expect(() => writeSigninMessage({ ...bare, ...change })).toThrow(SigninMessageError)
  })

  test.each([
    ['more after its end', `${exampleText}\n`],
    ['a line twice', exampleText.replace('Chain ID: 1\n', 'Chain ID: 1\nChain ID: 2\n')],
    ['something before the URI', exampleText.replace('URI', 'Nothing\n\nURI')],
    ['a nonce of one letter', exampleText.replace('32891756', 'a')],
    ['a URI that is none', exampleText.replace('URI: https://example.com/login', 'URI: no uri')],
  ])('reads fields from a text with %s', (_name, text) => {
    expect(readSigninMessage(text)).toBeUndefined()
    expect(parseSiweMessage(text).address ?? parseSiweMessage(text).uri).toBeDefined()
  })

  test('lets a request id add resources', () => {
    const requestId = 'a\nResources:\n- https://evil.example'
    expect(parseSiweMessage(create({ requestId })).resources).toEqual(['https://evil.example'])
    expect(() => writeSigninMessage({ ...bare, requestId })).toThrow(SigninMessageError)
  })

  test('reads a time as an instant, so the text that was signed is lost', () => {
    const text = writeSigninMessage(bare)
    expect(create({}, parseSiweMessage(text).issuedAt)).not.toBe(text)
  })
})
