import http from 'node:http';
import https from 'node:https';

/*
 * Nock takes the place of functions of these modules, which all test files of a worker share: what one
 * file has left there would answer, or fail, the requests of the next.
 */
const { ClientRequest, request, get } = http;
const own = { request: https.request, get: https.get };

afterAll(() => {
  Object.assign(http, { ClientRequest, request, get });
  Object.assign(https, own);
});
