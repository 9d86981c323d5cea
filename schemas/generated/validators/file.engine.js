// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"name":1,"size":1,"mime":1,"visibility":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept1 = {"keyword":1,"name":1,"size":1,"mime":1,"visibility":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func5 = ucs2length;
const pattern0 = new RegExp("^-?(name|size|mime|visibility|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$", "u");
const formats0 = formats.moment;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(name|size|mime|visibility|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func5(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func5(data4) > 200){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.size !== undefined && func0.call(data, "size")){
let data5 = data.size;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
if(!((key1 === "from") || (key1 === "to"))){
const err13 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data5.from !== undefined && func0.call(data5, "from")){
let data6 = data5.from;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/size/from",schemaPath:"#/properties/size/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/size/from",schemaPath:"#/properties/size/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = add(vErrors, err15);
errors++;
}
if(data6 < -2147483647 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/size/from",schemaPath:"#/properties/size/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
if(data5.to !== undefined && func0.call(data5, "to")){
let data7 = data5.to;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/size/to",schemaPath:"#/properties/size/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/size/to",schemaPath:"#/properties/size/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = add(vErrors, err18);
errors++;
}
if(data7 < -2147483647 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/size/to",schemaPath:"#/properties/size/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.mime !== undefined && func0.call(data, "mime")){
let data8 = data.mime;
if(typeof data8 === "string"){
if(func5(data8) > 200){
const err21 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.visibility !== undefined && func0.call(data, "visibility")){
let data9 = data.visibility;
const _errs22 = errors;
let valid2 = false;
const _errs23 = errors;
if(typeof data9 === "string"){
if(func5(data9) > 100){
const err23 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid0 = _errs23 === errors;
valid2 = valid2 || _valid0;
const _errs25 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err25 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func5(data10) > 100){
const err26 = {instancePath:instancePath+"/visibility/" + i0,schemaPath:"#/properties/visibility/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/visibility/" + i0,schemaPath:"#/properties/visibility/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid0 = _errs25 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err29 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err29);
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data11 = data.id;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(typeof data11 === "string"){
if(func5(data11) > 100){
const err30 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
const _errs33 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err32 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err32);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func5(data12) > 100){
const err33 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err36 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err36);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data13 = data.createdTime;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 of Object.keys(data13)){
if(!((key2 === "from") || (key2 === "to"))){
const err37 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err38 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data13.to !== undefined && func0.call(data13, "to")){
let data15 = data13.to;
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err40 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data16 = data.createdBy;
const _errs45 = errors;
let valid9 = false;
const _errs46 = errors;
if(typeof data16 === "string"){
if(func5(data16) > 100){
const err43 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err44);
errors++;
}
var _valid2 = _errs46 === errors;
valid9 = valid9 || _valid2;
const _errs48 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
const err45 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err45);
errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 === "string"){
if(func5(data17) > 100){
const err46 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid2 = _errs48 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err49 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err49);
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data18 = data.version;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 of Object.keys(data18)){
if(!((key3 === "from") || (key3 === "to"))){
const err50 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err51);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err52);
errors++;
}
if(data19 < -2147483647 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err54 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err54);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err55);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data21 = data.updatedTime;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key4 of Object.keys(data21)){
if(!((key4 === "from") || (key4 === "to"))){
const err58 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data21.from !== undefined && func0.call(data21, "from")){
let data22 = data21.from;
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err59 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
if(data21.to !== undefined && func0.call(data21, "to")){
let data23 = data21.to;
if(typeof data23 === "string"){
if(!(formats0(data23))){
const err61 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err63);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data24 = data.updatedBy;
const _errs67 = errors;
let valid14 = false;
const _errs68 = errors;
if(typeof data24 === "string"){
if(func5(data24) > 100){
const err64 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err65);
errors++;
}
var _valid3 = _errs68 === errors;
valid14 = valid14 || _valid3;
const _errs70 = errors;
if(Array.isArray(data24)){
if(data24.length > 200){
const err66 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err66);
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(typeof data25 === "string"){
if(func5(data25) > 100){
const err67 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid3 = _errs70 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err70 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err70);
errors++;
}
else {
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data26 = data.deletedTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key5 of Object.keys(data26)){
if(!((key5 === "from") || (key5 === "to"))){
const err71 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err71);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err72 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err72);
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err74 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err74);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err75);
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err76);
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err77);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ids") || (key0 === "matching")) || (key0 === "count"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err5 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err5);
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func5(data1) > 64){
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func5(data1) < 1){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err10);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept1, key1))){
const err12 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func5(data3) > 100){
const err13 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data4 = data2.name;
if(typeof data4 === "string"){
if(func5(data4) > 200){
const err15 = {instancePath:instancePath+"/matching/name",schemaPath:"#/properties/matching/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/matching/name",schemaPath:"#/properties/matching/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data2.size !== undefined && func0.call(data2, "size")){
let data5 = data2.size;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
if(!((key2 === "from") || (key2 === "to"))){
const err17 = {instancePath:instancePath+"/matching/size",schemaPath:"#/properties/matching/properties/size/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data5.from !== undefined && func0.call(data5, "from")){
let data6 = data5.from;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/matching/size/from",schemaPath:"#/properties/matching/properties/size/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err18);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/matching/size/from",schemaPath:"#/properties/matching/properties/size/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = add(vErrors, err19);
errors++;
}
if(data6 < -2147483647 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/matching/size/from",schemaPath:"#/properties/matching/properties/size/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
if(data5.to !== undefined && func0.call(data5, "to")){
let data7 = data5.to;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/matching/size/to",schemaPath:"#/properties/matching/properties/size/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err21);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/matching/size/to",schemaPath:"#/properties/matching/properties/size/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = add(vErrors, err22);
errors++;
}
if(data7 < -2147483647 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/matching/size/to",schemaPath:"#/properties/matching/properties/size/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/matching/size",schemaPath:"#/properties/matching/properties/size/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data2.mime !== undefined && func0.call(data2, "mime")){
let data8 = data2.mime;
if(typeof data8 === "string"){
if(func5(data8) > 200){
const err25 = {instancePath:instancePath+"/matching/mime",schemaPath:"#/properties/matching/properties/mime/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/matching/mime",schemaPath:"#/properties/matching/properties/mime/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data2.visibility !== undefined && func0.call(data2, "visibility")){
let data9 = data2.visibility;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(typeof data9 === "string"){
if(func5(data9) > 100){
const err27 = {instancePath:instancePath+"/matching/visibility",schemaPath:"#/properties/matching/properties/visibility/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/matching/visibility",schemaPath:"#/properties/matching/properties/visibility/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid1 = _errs28 === errors;
valid7 = valid7 || _valid1;
const _errs30 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err29 = {instancePath:instancePath+"/matching/visibility",schemaPath:"#/properties/matching/properties/visibility/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func5(data10) > 100){
const err30 = {instancePath:instancePath+"/matching/visibility/" + i2,schemaPath:"#/properties/matching/properties/visibility/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/matching/visibility/" + i2,schemaPath:"#/properties/matching/properties/visibility/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/matching/visibility",schemaPath:"#/properties/matching/properties/visibility/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err33 = {instancePath:instancePath+"/matching/visibility",schemaPath:"#/properties/matching/properties/visibility/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err33);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data11 = data2.id;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(typeof data11 === "string"){
if(func5(data11) > 100){
const err34 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid2 = _errs36 === errors;
valid10 = valid10 || _valid2;
const _errs38 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err36 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err36);
errors++;
}
const len2 = data11.length;
for(let i3=0; i3<len2; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(func5(data12) > 100){
const err37 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid2 = _errs38 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err40 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err40);
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data13 = data2.createdTime;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 of Object.keys(data13)){
if(!((key3 === "from") || (key3 === "to"))){
const err41 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err42 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data13.to !== undefined && func0.call(data13, "to")){
let data15 = data13.to;
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err44 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data16 = data2.createdBy;
const _errs50 = errors;
let valid14 = false;
const _errs51 = errors;
if(typeof data16 === "string"){
if(func5(data16) > 100){
const err47 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid3 = _errs51 === errors;
valid14 = valid14 || _valid3;
const _errs53 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
const err49 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err49);
errors++;
}
const len3 = data16.length;
for(let i4=0; i4<len3; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func5(data17) > 100){
const err50 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err52);
errors++;
}
var _valid3 = _errs53 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err53 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err53);
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data18 = data2.version;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 of Object.keys(data18)){
if(!((key4 === "from") || (key4 === "to"))){
const err54 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err55 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err55);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
const err56 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err56);
errors++;
}
if(data19 < -2147483647 || isNaN(data19)){
const err57 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err57);
errors++;
}
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err58 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err58);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err59);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err60 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data21 = data2.updatedTime;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 of Object.keys(data21)){
if(!((key5 === "from") || (key5 === "to"))){
const err62 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data21.from !== undefined && func0.call(data21, "from")){
let data22 = data21.from;
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err63 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data21.to !== undefined && func0.call(data21, "to")){
let data23 = data21.to;
if(typeof data23 === "string"){
if(!(formats0(data23))){
const err65 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err67);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data24 = data2.updatedBy;
const _errs72 = errors;
let valid19 = false;
const _errs73 = errors;
if(typeof data24 === "string"){
if(func5(data24) > 100){
const err68 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid4 = _errs73 === errors;
valid19 = valid19 || _valid4;
const _errs75 = errors;
if(Array.isArray(data24)){
if(data24.length > 200){
const err70 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err70);
errors++;
}
const len4 = data24.length;
for(let i5=0; i5<len4; i5++){
let data25 = data24[i5];
if(typeof data25 === "string"){
if(func5(data25) > 100){
const err71 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err73);
errors++;
}
var _valid4 = _errs75 === errors;
valid19 = valid19 || _valid4;
if(!valid19){
const err74 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err74);
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data26 = data2.deletedTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key6 of Object.keys(data26)){
if(!((key6 === "from") || (key6 === "to"))){
const err75 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err76 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err77);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err78 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err78);
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err79);
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err80);
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err81);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data29 = data.count;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err82 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err82);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 5000 || isNaN(data29)){
const err83 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err83);
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err84 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err84);
errors++;
}
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err85);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func5(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func5(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/name":"文件名","/size":"大小","/size/from":"大小","/size/to":"大小","/mime":"类型","/visibility":"可见范围","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles1 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/name":"文件名","/matching/size":"大小","/matching/size/from":"大小","/matching/size/to":"大小","/matching/mime":"类型","/matching/visibility":"可见范围","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数"};
const titles2 = {"/ids":"编号"};

export const validators = {
  "file.list": validator(check0, titles0),
  "file.recycled": validator(check0, titles0),
  "file.remove": validator(check1, titles1),
  "file.restore": validator(check2, titles2),
};

export const rules = {};

export const coerce = {};
