import type { FastifyRequest } from 'fastify';
import type { Client } from '../modules/auth/auth.types';
import { deviceMemoryMs } from '../modules/auth/devices.service';

const cookieName = 'campaign_device';

/** Where a request comes from. */
export function clientOf({ ip, headers }: FastifyRequest): Client {
  const deviceToken = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return { address: ip, userAgent: headers['user-agent'] ?? '', deviceToken };
}

/**
 * The cookie by which a browser is known. Scripts cannot read it, other sites cannot send it, and it signs nobody in.
 * `isHttps` says whether browsers reach the product through HTTPS.
 */
export function deviceCookie(token: string, isHttps: boolean): string {
  const seconds = deviceMemoryMs / 1_000;
  const attributes = `Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  return `${cookieName}=${token}; ${attributes}`;
}
