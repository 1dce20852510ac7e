import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import {
  extendChat,
  listChatrooms,
  markChatRead,
  markDirectRead,
  showChat,
  showDirectChat,
  startDirectChat,
} from "./calls.ts";
import {
  removeChatMessage,
  removeDirectMessage,
  sendChatMessage,
  sendDirectMessage,
} from "./message-calls.ts";
import { listChatHistories, openMembersChat, showMembersChat } from "./office-calls.ts";

const content = "こんにちは";

const seq = 1;

export const permissionSamples = [
  sample(listChatrooms, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showChat, "about the employee's recruitment", ({ room }) => ({ params: { room } })),
  sample(sendChatMessage, "about the employee's recruitment", ({ room }) => ({
    params: { room },
    body: { content },
  })),
  sample(removeChatMessage, "the alumnus's message", ({ room, message }) => ({
    params: { room },
    body: { content_id: message },
  })),
  sample(markChatRead, "about the employee's recruitment", ({ room }) => ({
    params: { room },
    body: { seq },
  })),
  sample(extendChat, "about the employee's recruitment", ({ room }) => ({ params: { room } })),
  ...samples(showDirectChat, {
    "alumnus and employee": ({ withKen }) => ({ query: { chatroom_id: withKen } }),
    "alumnus and management office": ({ withOffice }) => ({ query: { chatroom_id: withOffice } }),
  }),
  ...samples(sendDirectMessage, {
    "alumnus and employee": ({ withKen }) => ({ params: { chatroom_id: withKen }, body: { content } }),
    "alumnus and management office": ({ withOffice }) => ({
      params: { chatroom_id: withOffice },
      body: { content },
    }),
  }),
  ...samples(removeDirectMessage, {
    "the alumnus's to the employee": ({ withKen, messageToKen }) => ({
      params: { chatroom_id: withKen },
      body: { content_id: messageToKen },
    }),
    "the alumnus's to the management office": ({ withOffice, messageToOffice }) => ({
      params: { chatroom_id: withOffice },
      body: { content_id: messageToOffice },
    }),
  }),
  ...samples(markDirectRead, {
    "alumnus and employee": ({ withKen }) => ({ params: { id: withKen }, body: { seq } }),
    "alumnus and management office": ({ withOffice }) => ({ params: { id: withOffice }, body: { seq } }),
  }),
  ...samples(startDirectChat, {
    "with another alumnus": ({ aoba, membership }) => ({
      params: { id: aoba },
      body: { user_id: membership.ichiro ?? 0 },
    }),
    "with the management office": ({ aoba }) => ({ params: { id: aoba }, body: { user_id: 0 } }),
    "with somebody paused": ({ aoba, membership }) => ({
      params: { id: aoba },
      body: { user_id: membership.sho ?? 0 },
    }),
  }),
  ...samples(listChatHistories, {
    "of the community": ({ aoba }) => ({ params: { id: aoba } }),
    "of the employee": ({ aoba, employeeNo }) => ({
      params: { id: aoba },
      query: { management_no: employeeNo, user_type: "employee" as const },
    }),
  }),
  sample(openMembersChat, "about the employee's recruitment", ({ aoba, room }) => ({
    params: { id: aoba, chatroom_id: room },
    body: { reason: "通報を受けたため" },
  })),
  sample(showMembersChat, "opened before", ({ aoba, employeeNo, recruitment, room }) => ({
    params: {
      id: aoba,
      type: "community-users",
      management_no: employeeNo,
      post_id: recruitment,
      chatroom_id: room,
    },
  })),
];
