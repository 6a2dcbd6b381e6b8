import { serverConfig } from '@/lib/config/server';
import { nginxConf } from './nginx-conf';

/** Prints the configuration for this environment; the argument is the folder of the project there. */
process.stdout.write(nginxConf(serverConfig(), process.argv[2] ?? process.cwd()));
