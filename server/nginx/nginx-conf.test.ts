import { readFileSync } from 'node:fs';
import { readServerConfig } from '@/lib/config/server';
import { streams } from '@/lib/contract/streams';
import { nginxConf } from './nginx-conf';

test('[DOC-06] deploy/nginx.conf is what the route table says: npm run deploy:nginx', () => {
  const kept = readFileSync('deploy/nginx.conf', 'utf8');
  expect(kept).toBe(nginxConf(readServerConfig({}), '/srv/rabochie-tetradi'));
});

test('[DOC-06] the listed host and partners stand in it', () => {
  const config = readServerConfig({
    INDEXABLE_HOST: 'edu.example.ru',
    PARTNER_HOSTS: 'books.example.ru,shop.example.ru',
    PORT: '3100',
  });
  const conf = nginxConf(config, '/srv');
  expect(conf).toContain('edu.example.ru listed;');
  expect(conf).toContain('books\\.example\\.ru|shop\\.example\\.ru');
  expect(conf).toContain('127.0.0.1:3100');
});

test('[HW-06] events are passed on as they come, whatever nginx holds back elsewhere', () => {
  const conf = nginxConf(readServerConfig({}), '/srv');
  for (const { path } of Object.values(streams)) {
    const [, place = ''] = new RegExp(`location = ${path} \\{([^}]*)\\}`).exec(conf) ?? [];
    for (const line of ['proxy_pass http://web;', 'proxy_buffering off;', 'gzip off;'])
      expect(place).toContain(line);
  }
});
