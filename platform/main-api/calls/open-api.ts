import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { endpoints } from '@/lib/contract/endpoints';
import type { Stream } from '@/lib/contract/call/stream';
import { streams } from '@/lib/contract/streams';
import { errorBodySchema } from '@/lib/contract/call/errors';
import { refusalStatuses } from './router';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** With each call: the main API answers web alone. [TRUST-11] */
const serviceToken = { type: 'apiKey', in: 'header', name: SERVICE_TOKEN_HEADER };

const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

/** The OpenAPI document of the main API, derived from the endpoint table. */
export function describeApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][])
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(name, endpoint),
    };
  for (const [name, stream] of Object.entries(streams) as [string, Stream][])
    paths[stream.path] = { get: describeOperation(name, stream) };
  return {
    openapi: '3.0.3',
    info: { title: 'Рабочие тетради: main API', version },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: { serviceToken, eduToken: bearer, cmsToken: bearer },
    },
  };
}

function describeOperation(name: string, endpoint: Endpoint | Stream): object {
  const refusal = json({ $ref: '#/components/schemas/Error' });
  const takesBody = !(endpoint.body instanceof z.ZodUndefined);
  return {
    operationId: name,
    summary: endpoint.summary,
    security: [
      {
        serviceToken: [],
        ...(endpoint.access === 'user' && { eduToken: [] }),
        ...(endpoint.access === 'cms' && { cmsToken: [] }),
      },
    ],
    parameters: [
      ...describeParameters(endpoint.params, 'path'),
      ...describeParameters(endpoint.query, 'query'),
    ],
    ...(takesBody && {
      requestBody: { required: true, ...json(jsonSchema(endpoint.body, 'input')) },
    }),
    responses: {
      200: { description: 'Done', ...describeContent(endpoint) },
      ...Object.fromEntries(
        refusalStatuses.map((status) => [status, { description: 'Refused', ...refusal }]),
      ),
    },
  };
}

function describeContent(row: Endpoint | Stream): object {
  if ('event' in row)
    return { content: { 'text/event-stream': { schema: jsonSchema(row.event, 'output') } } };
  const { content, reply } = row;
  if (content === 'json') return json(jsonSchema(reply, 'output'));
  return { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
}

function describeParameters(schema: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
