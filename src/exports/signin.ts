export * from '#wallet/server'
